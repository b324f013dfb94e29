import { FAULT_NAMES } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import { parseBet } from './bets'
import { parseDraws } from './draws'
import { parseGrants } from './grants'
import type { ParsedLink } from './link'
import { parseRounds } from './rounds'
import { ControlError } from './suggestions'
import { parseConfig } from './switches'
import { parseTheme } from './syntax'
import { parseOrigin } from './worldOptions'

/**
 * Checks all controls of a link before any is applied.
 * @throws ControlError for the first that is not valid
 */
export const checkControls = (controls: ParsedLink['controls']): void => {
  const { fault, latency, draw, round, config, grant, bet, theme, panel, show } = controls
  parseOrigin(controls, Date.now())
  if (fault !== undefined) parseFaults(fault, FAULT_NAMES)
  if (latency !== undefined) parseLatency(latency)
  if (draw !== undefined) parseDraws([draw])
  if (round !== undefined) parseRounds(round)
  if (config !== undefined) parseConfig(config)
  if (grant !== undefined) parseGrants(grant)
  if (bet !== undefined) parseBet(bet)
  if (theme !== undefined) parseTheme(theme)
  if (panel !== undefined && panel !== '1') throw new ControlError('mock.panel is 1, or absent.')
  if (show !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(show))
    throw new ControlError(`'${show}' is not the name of a show, such as pitch.`)
}
