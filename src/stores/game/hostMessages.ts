import { FRAME_MARK, type HostMessage } from '../../contract/game/frame'

/** Messages to a game about the page around it. */
export const hostMessages = ({ sound, paused }: { sound: boolean; paused: boolean }): readonly HostMessage[] => [
  { mark: FRAME_MARK, type: 'sound', on: sound },
  { mark: FRAME_MARK, type: paused ? 'pause' : 'resume' },
]
