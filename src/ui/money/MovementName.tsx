import { entryNameOf } from '../../domain/report/entryKinds'
import { useTranslation } from '../../i18n'
import type { Movement } from './movement'

/** What a movement was for; a round's bet or win with its game: "Bet · Lantern Dragon". */
export function MovementName({ row }: { row: Movement }) {
  const { t } = useTranslation()
  const { gameName, kind } = row
  if (!gameName) return t(`report.kind.${entryNameOf(row)}`)
  return (
    <>
      {t(kind === 'win' ? 'report.round.win' : 'report.round.bet')} · <bdi>{gameName}</bdi>
    </>
  )
}
