// @tier full
/** A dialog that is in the way of what it asks about. */
// @feature dashboard, profile
import { expect, it } from 'vitest';
import { onBothUpstreams, signIn } from './console.ts';

onBothUpstreams(site => {
  it('a dialog is moved by its title and by keys, and never out of the window', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    await page.waitForURL('**/dashboard/index');
    await page.goto('/profile/index');
    await page.getByRole('button', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const place = async () => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await place();

    await page.mouse.move(before.x + 60, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 160, before.y + 90, { steps: 4 });
    await page.mouse.up();
    const moved = await place();
    expect([Math.round(moved.x - before.x), Math.round(moved.y - before.y)]).toEqual([100, 70]);

    await page.mouse.move(moved.x + 60, moved.y + 20);
    await page.mouse.down();
    await page.mouse.move(-2000, -2000, { steps: 4 });
    await page.mouse.up();
    const corner = await place();
    expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(corner.x, corner.y)).toBeLessThan(40);

    for (let times = 0; times < 80; times++) await page.keyboard.press('Alt+ArrowRight');
    const right = await place();
    expect(Math.round(right.x + right.width)).toBe(1366);
    expect(complaints).toEqual([]);
  });
});
