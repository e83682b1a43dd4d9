/** Pages that something is measured on, sent as the console is: kept for good, and compressed where they have been. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Where `npm run bench` builds them to. */
export const FLOOR = path.resolve('.cache/bench/floor');
export const FLEET_MAP = path.resolve('.cache/bench/fleet-map');

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

export interface BuiltPage {
  url: string;
  close(): Promise<void>;
}

export async function serveBuilt(folder: string): Promise<BuiltPage> {
  const server = http.createServer((request, response) => {
    const asked = path.extname(request.url ?? '') ? `.${request.url}` : 'index.html';
    const type = TYPES[path.extname(asked)] ?? 'application/octet-stream';
    const packed = path.join(folder, `${asked}.br`);
    if (fs.existsSync(packed)) {
      const headers = { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' };
      response.writeHead(200, { ...headers, 'content-type': type }).end(fs.readFileSync(packed));
    } else {
      response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(path.join(folder, asked)));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
