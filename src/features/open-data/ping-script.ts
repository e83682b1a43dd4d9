import {
  APP_KEY_HEADER,
  NONCE_HEADER,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../contract/open-door.ts';

/** Signs and sends a request without query and body, with what every shell has besides `openssl` and `curl`. */
export const pingScript = ({ appKey, path, url }: { appKey: string; path: string; url: string }) =>
  [
    `APP_KEY='${appKey}'`,
    `APP_SECRET='…'`,
    'TIMESTAMP="$(date +%s)000"',
    'NONCE="$(openssl rand -hex 16)"',
    `BODY_HASH="$(printf '' | openssl dgst -sha256 -r | cut -d' ' -f1)"`,
    `SIGNATURE="$(printf 'GET\\n${path}\\n\\n%s\\n%s\\n%s' "$TIMESTAMP" "$NONCE" "$BODY_HASH" |`,
    `  openssl dgst -sha256 -hmac "$APP_SECRET" -r | cut -d' ' -f1)"`,
    `curl '${url}' \\`,
    `  -H "${APP_KEY_HEADER}: $APP_KEY" -H "${TIMESTAMP_HEADER}: $TIMESTAMP" \\`,
    `  -H "${NONCE_HEADER}: $NONCE" -H "${SIGNATURE_HEADER}: $SIGNATURE"`,
  ].join('\n');
