import { AvatarArt } from '../../ui/art/marks/AvatarArt'
import { avatarNames } from '../../ui/art/marks/avatars'

const PROGRAM = avatarNames.indexOf('robot')

/** The face of who answers; without a name, of the program. */
export function AgentFace({ name, size }: { name: string; size: number }) {
  return <AvatarArt id={name || PROGRAM} size={size} />
}
