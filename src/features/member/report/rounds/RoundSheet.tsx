import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { formatMoment } from '../../../../i18n/recordDates'
import type { Round } from '../../../../stores/member/ReportStore'
import { useGameLook } from '../../../../stores/react/useGameLook'
import { theme } from '../../../../theme/theme'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { CopyLine } from '../../../../ui/money/CopyLine'
import { Money } from '../../../../ui/money/Money'
import { Slip } from '../../../../ui/money/Slip'
import { SlipLine } from '../../../../ui/money/SlipLine'
import { SlipTotal } from '../../../../ui/money/SlipTotal'
import { Sheet } from '../../../../ui/overlays/Sheet'
import { GameMark } from '../../GameMark'

/** A round with its id, which support asks for, and the way back into its game. */
export const RoundSheet = observer(function RoundSheet({ round, onClose }: { round: Round; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { id, gameId, gameName, bet, win, createTime } = round
  const plays = useGameLook(gameId).name !== undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('report.round')}
      closeLabel={t('action.close')}
      actions={
        plays && (
          <ButtonLink wide to={`/game/start?gameId=${gameId}`}>
            {t('report.again')}
          </ButtonLink>
        )
      }
    >
      <Game>
        <GameMark id={gameId} name={gameName} />
        <b dir="auto">{gameName || t('report.gone')}</b>
      </Game>
      <Slip
        result={
          <SlipTotal label={t('report.net')}>
            <Money cents={cents(win - bet)} locale={language} signed />
          </SlipTotal>
        }
      >
        <SlipLine label={t('report.time')}>
          <time dateTime={new Date(createTime).toISOString()}>{formatMoment(createTime, language)}</time>
        </SlipLine>
        <SlipLine label={t('report.bet')}>
          <Money cents={bet} locale={language} />
        </SlipLine>
        <SlipLine label={t('report.won')}>
          <Money cents={win} locale={language} />
        </SlipLine>
        <CopyLine label={t('report.order')} value={id} />
      </Slip>
    </Sheet>
  )
})

const Game = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  margin-block-end: ${theme.space[3]};
  b {
    ${theme.type.titleSm};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
