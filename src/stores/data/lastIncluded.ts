/** A filter as a call wants it: filters end before `to`, calls include their last instant (both epoch ms). */
export const lastIncluded = <F extends { to?: number }>({ to, ...filter }: F) => ({
  ...filter,
  ...(to !== undefined && { to: to - 1 }),
})
