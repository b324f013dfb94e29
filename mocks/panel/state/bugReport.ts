import type { PanelStore } from '../PanelStore'

/** Calls that a report carries. */
const LAST_CALLS = 200

/** All that a ticket needs: load its `state` to be where the tester was. */
export const bugReport = async ({ calls, forced, target: { mock, page } }: PanelStore): Promise<string> =>
  JSON.stringify({
    reportedAt: new Date().toISOString(),
    worldTime: new Date(await mock.clock.now()).toISOString(),
    ...page?.facts(),
    forced,
    calls: calls.slice(-LAST_CALLS),
    state: page ? JSON.parse(page.exportState()) : await mock.snapshot(),
  })
