import { beforeEach, expect, it, vi } from 'vitest'

let idlePeriods: (() => void)[]
beforeEach(() => {
  idlePeriods = []
  vi.resetModules()
  vi.stubGlobal('document', { readyState: 'complete' })
  const requestIdleCallback = (run: () => void) => idlePeriods.push(run)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  return () => vi.unstubAllGlobals()
})

const open = async () => (await import('../../src/platform/page/idle')).browserIdle

/** One idle period of the browser. */
const pass = async () => {
  for (const run of idlePeriods.splice(0)) run()
  await Promise.resolve()
}

it('an idle period is for one caller, in the order of the calls', async () => {
  const idle = await open()
  const done: string[] = []
  for (const name of ['first', 'second', 'third']) void idle().then(() => done.push(name))
  expect(done).toEqual([])
  await pass()
  expect(done).toEqual(['first'])
  await pass()
  expect(done).toEqual(['first', 'second'])
  await pass()
  expect([done, idlePeriods.length]).toEqual([['first', 'second', 'third'], 0])
})

it('a caller that has gone takes no turn, and the next one waits no longer for it', async () => {
  const idle = await open()
  const done: string[] = []
  const gone = new AbortController()
  void idle(gone.signal).then(() => done.push('gone'))
  void idle().then(() => done.push('there'))
  gone.abort()
  await pass()
  expect(done).toEqual(['there'])
  void idle().then(() => done.push('later'))
  await pass()
  expect(done).toEqual(['there', 'later'])
})
