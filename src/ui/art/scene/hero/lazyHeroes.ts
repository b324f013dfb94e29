import { DecoFrame } from './DecoFrame'
import { Jade } from './Jade'
import { Nova } from './Nova'
import { Opal } from './Opal'
import { Solstice } from './Solstice'
import { Tide } from './Tide'

/** The scenes of the themes that only players have. */
export const lazyHeroes = { 2: Tide, 3: Solstice, 4: Jade, 5: Nova, 6: Opal } as const

export { DecoFrame }
