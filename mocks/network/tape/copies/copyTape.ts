import { ControlError } from '../../controls/suggestions'
import type { LoggedCall } from '../../state/callLog'
import type { Tape } from '../tape'
import { asCurls } from './curl'
import { asHar } from './har'
import { asPlaywright } from './playwright'
import type { Screen } from './screen'
import { asStory } from './story'

export const COPY_KINDS = ['playwright', 'story', 'har', 'curl'] as const
export type CopyKind = (typeof COPY_KINDS)[number]

interface Session {
  tape: Tape
  calls: readonly LoggedCall[]
  /** Where the API is. */
  origin: string
  /** Null for a session without a page. */
  screen: Screen | null
}

/**
 * A session as text.
 * @throws ControlError for a test without a page
 */
export const copyTape = (kind: CopyKind, { tape, calls, origin, screen }: Session): string => {
  if (kind === 'har') return asHar(calls, origin)
  if (kind === 'curl') return asCurls(calls, origin)
  if (kind === 'story') return asStory(tape)
  if (screen) return asPlaywright(tape, screen)
  throw new ControlError('A test is copied in the page whose session it is; from here: story, har, curl.')
}
