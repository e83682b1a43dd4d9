import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aZip } from '../../../tests/builders/zip.ts';
import { packageType } from './packages.ts';

const APK = aZip('classes.dex', 'AndroidManifest.xml');

describe('a package', () => {
  it.each([
    ['driver.apk', APK, 'apk'],
    ['DRIVER.APK', APK, 'apk'],
    ['driver.ipa', aZip('Payload/Driver.app/Info.plist'), 'ipa'],
    ['pages.wgt', aZip('index.html', 'manifest.json'), 'wgt'],
    ['pages.zip', aZip('index.html', 'manifest.json'), 'zip'],
    ['pages.zip', aZip('index.html'), 'zip'],
  ])('%s is known by what it holds', (name, bytes, extension) => {
    expect(packageType(bytes, name)).toMatchObject({ extension });
  });

  it.each([
    ['driver.apk', aZip('index.html')],
    ['driver.zip', APK],
    ['driver.ipa', APK],
    ['driver', APK],
    ['driver.apk', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['driver.apk', APK.subarray(0, APK.length - 4)],
    ['driver.apk', Buffer.concat([Buffer.alloc(30), APK.subarray(-22)])],
    ['driver.apk', Buffer.alloc(0)],
    [null, APK],
  ])('%s that is something else is refused', (name, bytes) => {
    expect(() => packageType(bytes, name)).toThrow('FILE_TYPE');
  });

  it('cut or bent anywhere is refused or read, never an error of its own', () => {
    fc.assert(
      fc.property(fc.nat(APK.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const bent = Buffer.from(APK);
        bent[at] = value;
        for (const bytes of [bent, APK.subarray(at)]) {
          try {
            expect(packageType(bytes, 'driver.apk').extension).toBe('apk');
          } catch (error) {
            expect((error as { failure?: string }).failure).toBe('PARAMETER');
          }
        }
      }),
    );
  });
});
