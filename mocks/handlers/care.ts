import * as care from '../../src/contract/care'
import { playBreak } from '../world/care/breaks'
import { playCare, playLimit } from '../world/care/care'
import { playReminder } from '../world/care/reminder'
import { type Handler, on } from './handler'

export const careHandlers: readonly Handler[] = [
  on(care.playCare, playCare),
  on(care.playLimit, playLimit),
  on(care.playReminder, playReminder),
  on(care.playBreak, playBreak),
]
