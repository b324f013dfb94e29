import * as v from 'valibot'
import { checkControls } from '../network/controls/checkControls'
import { parseLink } from '../network/controls/link'
import { ControlError } from '../network/controls/suggestions'
import { addressOf } from './address'
import { type Show, showSchema } from './schema'

/**
 * Reads a show, its beats' controls included.
 * @throws ControlError naming the beat and what is wrong with it
 */
export const readShow = (data: unknown): Show => {
  const read = v.safeParse(showSchema, data)
  if (!read.success) {
    const [issue] = read.issues
    const path = v.getDotPath(issue)
    throw new ControlError(`${path === null ? 'This is no show' : `'${path}' of the show`}: ${issue.message}.`)
  }
  const show = read.output
  const ids = show.beats.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new ControlError(`Two beats of the show are called '${twice}'.`)
  for (const beat of show.beats) {
    try {
      checkControls(parseLink(`https://demo.test${addressOf(show, beat)}`).controls)
    } catch (error) {
      if (error instanceof ControlError) throw new ControlError(`Beat '${beat.id}': ${error.message}`)
      throw error
    }
  }
  return show
}

/** @throws ControlError when the file is no show */
export const readShowFile = (text: string): Show => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new ControlError('This file is not JSON: it was cut off, or is another file.')
  }
  return readShow(data)
}
