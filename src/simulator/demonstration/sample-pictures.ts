/** Drawn pictures for the demonstration, kept as any upload is, by the storage that the server runs with. */
import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AttachmentKind } from '../../contract/driver-approval.ts';
import { FAIL } from '../../contract/spot-check.ts';
import type { Chance, Db } from '../../upstream/core/context.ts';
import { arrived, attach, keep } from '../../upstream/core/files/keeping.ts';
import { file, PICTURE } from '../../upstream/core/files/tables.ts';
import type { StoragePort } from '../../upstream/core/outside/ports.ts';
import { vehicleAttachment } from '../../upstream/domain/fleet/attachments.ts';
import { driverApproval, spotCheck } from '../../upstream/domain/fleet/driver-desk.ts';
import { driver } from '../../upstream/domain/fleet/tables.ts';
import { draw, sizeOf } from './drawings.ts';
import { SAMPLE_APP } from './driver-desk.ts';
import { samplesOfVehicles } from './vehicle-samples.ts';

interface Drawing {
  db: Db;
  storage: StoragePort;
  chance: Chance;
  now: number;
}

/** Of each kind so many different ones: enough that a queue does not look the same all the way down. */
const FACES = 8;
const PAPERS = 3;

const KINDS: Readonly<Record<1 | 2 | 3 | 4, readonly AttachmentKind[]>> = {
  1: ['face', 'idFront', 'idBack', 'cert', 'license'],
  2: ['vehicleLicense'],
  3: ['face', 'idFront'],
  4: ['cert', 'license'],
};

/** Once, while requests and checks have no pictures yet. */
export async function addSamplePictures({ db, storage, chance, now }: Drawing): Promise<void> {
  const requests = await db
    .select({ id: driverApproval.id, type: driverApproval.type })
    .from(driverApproval)
    .where(and(eq(driverApproval.submitBy, SAMPLE_APP), sql`${driverApproval.attachments} = '[]'::jsonb`))
    .orderBy(asc(driverApproval.id));
  const answers = await db
    .select({
      id: spotCheck.id,
      driverId: spotCheck.driverId,
      type: spotCheck.checkType,
      result: spotCheck.result,
    })
    .from(spotCheck)
    .where(and(isNotNull(spotCheck.submitTime), sql`${spotCheck.images} = '[]'::jsonb`))
    .orderBy(asc(spotCheck.id));
  if (requests.length + answers.length === 0) return;

  const drawn = new Map<string, Buffer>();
  const pictureOf = async (kind: string, index: number) => {
    const variant = index % (kind === 'face' ? FACES : PAPERS);
    const name = `${kind}${variant}`;
    const bytes = drawn.get(name) ?? (await draw(kind, variant));
    drawn.set(name, bytes);
    const { width, height } = sizeOf(kind);
    const row = await keep({ db, storage, chance, now }, bytes, {
      kind: PICTURE,
      contentType: 'image/webp',
      extension: 'webp',
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdBy: SAMPLE_APP,
    });
    await arrived(db, row.id);
    await attach(db, eq(file.id, row.id));
    return row.id;
  };

  for (const [index, { id, type }] of requests.entries()) {
    const attachments = [];
    for (const kind of KINDS[type]) attachments.push({ kind, fileId: await pictureOf(kind, index) });
    await db.update(driverApproval).set({ attachments }).where(eq(driverApproval.id, id));
  }
  for (const { id, driverId, type, result } of answers) {
    const face = Number(driverId);
    // somebody else sits at the wheel where a check has failed
    const sent = result === FAIL ? face + 1 : face;
    const images = [{ fileId: await pictureOf(type === 2 ? 'car' : type === 3 ? 'cert' : 'face', sent) }];
    await db.update(spotCheck).set({ images }).where(eq(spotCheck.id, id));
    const photoFileId = await pictureOf('face', face);
    await db
      .update(driver)
      .set({ photoFileId })
      .where(and(eq(driver.id, driverId), isNull(driver.photoFileId)));
  }
  const [attached] = await db.select({ id: vehicleAttachment.id }).from(vehicleAttachment).limit(1);
  if (attached) return;
  for (const [index, { shows, ...sample }] of (await samplesOfVehicles(db, now)).entries()) {
    await db.insert(vehicleAttachment).values({ ...sample, fileId: await pictureOf(shows, index) });
  }
}
