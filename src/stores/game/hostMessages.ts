import { FRAME_MARK, type HostMessage } from '../../contract/game/frame'

/** What a game is told of the page around it. */
export const hostMessages = ({ sound, paused }: { sound: boolean; paused: boolean }): readonly HostMessage[] => [
  { mark: FRAME_MARK, type: 'sound', on: sound },
  { mark: FRAME_MARK, type: paused ? 'pause' : 'resume' },
]
