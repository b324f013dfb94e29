import type { Backend } from './backend'
import { settingsOf } from './entries'

type Noted = Pick<Backend, 'commit' | 'faults' | 'initialLatency' | 'journal' | 'latency' | 'now'>

const isRecorded = ({ faults, latency, journal, initialLatency }: Noted): boolean => {
  const recorded = settingsOf(journal.entries) ?? { faults: [], latency: initialLatency.word }
  return recorded.latency === latency.word && recorded.faults.join() === faults.list().join()
}

/** Records faults and latency in the journal when they are no longer those that it ends with. */
export const noteSettings = (backend: Noted): void => {
  if (isRecorded(backend)) return
  void backend.commit(() => {
    // Another tab may have recorded them meanwhile.
    if (isRecorded(backend)) return
    const { faults, latency, journal } = backend
    journal.note({ at: backend.now(), faults: faults.list(), latency: latency.word })
  })
}
