/** Open orders that are offered as questions. */
const MOST = 2

/** Open orders besides the one that the player comes from, which is a question of its own; null = none. */
export const ordersToAskAbout = <Order extends { orderId: string }>(
  open: readonly Order[],
  from: string | null,
): readonly Order[] => open.filter(({ orderId }) => orderId !== from).slice(0, MOST)
