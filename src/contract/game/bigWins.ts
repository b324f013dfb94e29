import * as v from 'valibot'
import { publicCall } from '../core/call'
import { cents, instant, text } from '../core/fields'

/** A win of at least a hundred times the bet. */
export const bigWin = v.object({ nickname: text, gameName: text, bet: cents, win: cents, createTime: instant })
export type BigWin = v.InferOutput<typeof bigWin>

/** The latest big wins of all players, newest first; nicknames are masked (assumed). */
export const bigWins = publicCall('bigWins', {
  effect: 'read',
  source: 'assumed',
  reply: { list: v.array(bigWin) },
})
