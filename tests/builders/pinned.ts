/** The tags that stand before all others and cannot be closed, of who may see the dispatcher's page. */
export const PINNED: readonly string[] = ['首页', '下单派车'];
