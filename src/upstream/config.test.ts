import { describe, expect, it } from 'vitest';
import { checkStorage, isLocalOnly, readConfig, WrongSetting } from './config.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      isPlain: false,
    });
  });

  it('take a variable set to nothing as not set', () => {
    expect(readConfig({ PORT: '', UPSTREAM_PLAIN: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ UPSTREAM_PLAIN: 'yes' }, 'UPSTREAM_PLAIN must be 0 or 1, not "yes"'],
    [{ CITY_STARTS_AT: '24:00' }, 'CITY_STARTS_AT must be a time of day as in 08:30, not "24:00"'],
    [
      { UPSTREAM_URL: 'http://localhost:3000/api' },
      'UPSTREAM_URL must lead to another server than this one: HOST and PORT are its own',
    ],
    [{ BACKUP_DIR: './data/backups' }, 'BACKUP_DIR must be a folder outside DATA_DIR'],
    [{ BACKUP_AT: '3:30' }, 'BACKUP_AT must be a time of day as in 03:30, not "3:30"'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 366, not "0"'],
    [{ HOST: 'no host' }, 'HOST must be a host name or address, not "no host"'],
  ])('refuse %j with one line', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(new WrongSetting(line));
  });

  it.each([
    [{ SMS_WEBHOOK_URL: 'http://sms.example/in', SMS_WEBHOOK_SECRET: 's'.repeat(16) }, 'SMS_WEBHOOK_URL'],
    [
      { SMS_WEBHOOK_URL: 'https://me:pass@sms.example', SMS_WEBHOOK_SECRET: 's'.repeat(16) },
      'SMS_WEBHOOK_URL',
    ],
    [{ SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_SECRET: 'short-secret' }, 'SMS_WEBHOOK_SECRET'],
    [{ SMS_WEBHOOK_URL: 'https://sms.example' }, 'SMS_WEBHOOK_SECRET'],
    [{ SWITCHBOARD_URL: 'http://pbx.example/in', SWITCHBOARD_SECRET: 's'.repeat(16) }, 'SWITCHBOARD_URL'],
    [{ SWITCHBOARD_URL: 'https://pbx.example', SWITCHBOARD_SECRET: 'short-secret' }, 'SWITCHBOARD_SECRET'],
    [{ SWITCHBOARD_SECRET: 's'.repeat(16) }, 'SWITCHBOARD_URL'],
    [{ SWITCHBOARD_RECORDINGS: 'http://pbx.example/in' }, 'SWITCHBOARD_RECORDINGS'],
    [{ SWITCHBOARD_RECORDINGS: 'https://pbx.example/in' }, 'SWITCHBOARD_URL'],
    [{ ALERT_WEBHOOK_URL: 'https://alerts.example/in' }, 'ALERT_WEBHOOK_SECRET'],
    [
      { ALERT_WEBHOOK_URL: 'http://alerts.example', ALERT_WEBHOOK_SECRET: 's'.repeat(16) },
      'ALERT_WEBHOOK_URL',
    ],
    [{ SMTP_URL: 'https://me:pass@mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://me:pass@mail.example?pool=1' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://me:pass@mail.example', ALERT_MAIL_TO: 'a@b.cn' }, 'ALERT_MAIL_FROM'],
    [{ ALERT_MAIL_TO: 'a@b.cn, pass' }, 'ALERT_MAIL_TO'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
  ])('refuse %j and print no part of it', (environment: Record<string, string>, name) => {
    let line = '';
    try {
      readConfig(environment);
    } catch (error) {
      line = error instanceof WrongSetting ? error.message : '';
    }
    expect(line).toMatch(new RegExp(`^${name} must`));
    expect(line).not.toMatch(/pass|example|short-secret/);
  });

  it('name who is alerted, and when backups are made', () => {
    const mail = { SMTP_URL: 'smtps://me:pass@mail.example', ALERT_MAIL_FROM: 'desk@b.cn' };
    const read = readConfig({
      ...mail,
      ALERT_MAIL_TO: 'a@b.cn, c@d.cn',
      BACKUP_DIR: '/backups',
      BACKUP_AT: '04:05',
    });
    expect(read.alertMail).toEqual({ url: mail.SMTP_URL, to: ['a@b.cn', 'c@d.cn'], from: 'desk@b.cn' });
    expect(read.backups).toEqual({ folder: '/backups', at: 245, keep: 14 });
    expect(readConfig({}).backups).toBeUndefined();
  });

  it('begin the city at the hour outside, or at the time of day that is named', () => {
    expect(readConfig({}).cityStartsAt).toBeUndefined();
    expect(readConfig({ CITY_STARTS_AT: '08:30' }).cityStartsAt).toBe(510);
  });

  it('open real ports where they are named whole', () => {
    const sms = { SMS_WEBHOOK_URL: 'http://[::1]:9/in', SMS_WEBHOOK_SECRET: 's'.repeat(16) };
    expect(readConfig(sms).smsWebhook).toEqual({ url: sms.SMS_WEBHOOK_URL, secret: sms.SMS_WEBHOOK_SECRET });
    const dialed = { SWITCHBOARD_URL: 'https://pbx.example/dial', SWITCHBOARD_SECRET: 't'.repeat(16) };
    expect(readConfig(dialed).switchboard).toEqual({
      url: dialed.SWITCHBOARD_URL,
      secret: dialed.SWITCHBOARD_SECRET,
    });
    expect(readConfig({})).not.toMatchObject({ switchboard: {} });
    const recordings = 'https://pbx.example/recordings';
    expect(readConfig({ ...dialed, SWITCHBOARD_RECORDINGS: recordings }).switchboard).toMatchObject({
      recordings,
    });
    expect(readConfig({}).s3).toBeUndefined();
  });

  it('name who knows the roads', () => {
    expect(readConfig({}).routingUrl).toBeUndefined();
    expect(readConfig({ ROUTING_URL: 'http://osrm:5000' }).routingUrl).toBe('http://osrm:5000');
    for (const wrong of ['osrm:5000', 'http://me:pass@osrm', 'https://osrm/?key=1']) {
      expect(() => readConfig({ ROUTING_URL: wrong })).toThrow(
        /^ROUTING_URL must be an http or https address/,
      );
    }
  });

  it('name who knows places, and where they are sought', () => {
    expect(readConfig({}).geocoder).toBeUndefined();
    const GEOCODER_URL = 'http://photon:2322';
    expect(readConfig({ GEOCODER_URL }).geocoder).toEqual({ url: GEOCODER_URL, kind: 'photon' });
    const all = { GEOCODER_URL, GEOCODER_KIND: 'nominatim', GEOCODER_BOX: '107.9,22.4,108.9,23.3' };
    expect(readConfig(all).geocoder).toMatchObject({ kind: 'nominatim', box: [107.9, 22.4, 108.9, 23.3] });
    for (const GEOCODER_BOX of ['1,2,3', '2,1,1,2', '1,2,3,4,5', 'a,b,c,d']) {
      expect(() => readConfig({ GEOCODER_BOX })).toThrow(/^GEOCODER_BOX must be west,south,east,north/);
    }
    expect(() => readConfig({ GEOCODER_KIND: 'google' })).toThrow(
      /^GEOCODER_KIND must be photon or nominatim/,
    );
  });

  it('keep files of several processes in one place, or say that there is one', () => {
    const DATABASE_URL = 'postgres://cabdesk@db/cabdesk';
    const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' };
    const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    for (const right of [{}, { DATABASE_URL, FILES_SHARED: '1' }, { DATABASE_URL, ...s3, ...keys }]) {
      expect(() => checkStorage(readConfig(right))).not.toThrow();
    }
    expect(() => checkStorage(readConfig({ DATABASE_URL }))).toThrow(WrongSetting);
  });

  it('know whether anybody else can come in', () => {
    expect(isLocalOnly(readConfig({}))).toBe(true);
    expect(isLocalOnly(readConfig({ HOST: '0.0.0.0' }))).toBe(false);
    expect(isLocalOnly(readConfig({ TRUST_PROXY: '1' }))).toBe(false);
    expect(isLocalOnly(readConfig({ TRUST_PROXY: '127.0.0.1' }))).toBe(false);
  });
});
