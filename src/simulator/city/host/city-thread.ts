/** The simulated city on a thread of its own: calls and pushes never wait for it. */
import { parentPort } from 'node:worker_threads';
import { type CityRequest, createCityWork } from './city-work.ts';

const port = parentPort;
if (!port) throw new Error('city-thread runs as a worker thread');

const work = createCityWork();
port.on('message', (asked: CityRequest) => port.postMessage(work(asked)));
