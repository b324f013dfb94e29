/** Why a file is not attached. */
export type ImageProblem = 'tooLarge' | 'heic' | 'notImage' | 'unreadable' | 'tooMany'

/** A file that was not taken. */
export interface RefusedImage {
  id: number
  name: string
  problem: ImageProblem
}

/** An image that a player has chosen. */
export interface ChosenImage {
  id: number
  name: string
  /** Null while it is being reduced. */
  url: string | null
}
