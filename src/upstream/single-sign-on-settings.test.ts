import { describe, expect, it } from 'vitest';
import { readConfig, WrongSetting } from './config.ts';

const ISSUER = { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'cabdesk' };

describe('the settings of an issuer', () => {
  it('are off by default, and on by issuer and client id', () => {
    expect(readConfig({}).singleSignOn).toBeUndefined();
    expect(readConfig(ISSUER).singleSignOn).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'cabdesk',
      name: '单点登录',
      accountClaim: 'preferred_username',
      basePath: '',
    });
  });

  it('put the sub-path behind the public address', () => {
    const read = readConfig({
      ...ISSUER,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://desk.example/',
      BASE_PATH: '/desk/',
      OIDC_CLIENT_SECRET: 'secret',
    });
    expect(read.singleSignOn).toMatchObject({
      consoleAddress: 'https://desk.example/desk',
      basePath: '/desk',
      clientSecret: 'secret',
    });
  });

  it.each([
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_ID: 'x' }, 'OIDC_ISSUER'],
    [{ ...ISSUER, HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ ...ISSUER, PUBLIC_URL: 'https://desk.example/desk' }, 'PUBLIC_URL'],
    [{ ...ISSUER, PUBLIC_URL: 'desk.example' }, 'PUBLIC_URL'],
    [{ ...ISSUER, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
    [{ ...ISSUER, OIDC_ISSUER: 'https://user@id.example' }, 'OIDC_ISSUER'],
    [{ ...ISSUER, OIDC_ACCOUNT_CLAIM: 'two words' }, 'OIDC_ACCOUNT_CLAIM'],
  ])('refuse %j by its name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(WrongSetting);
    expect(() => readConfig(environment)).toThrow(name);
  });
});
