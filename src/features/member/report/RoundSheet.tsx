import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import type { Round } from '../../../stores/member/ReportStore'
import { theme } from '../../../theme/theme'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { Sheet } from '../../../ui/overlays/Sheet'
import { Figures } from '../Figures'
import { GameMark } from '../GameMark'

/** A round with its order id, which support asks for. */
export function RoundSheet({ round, onClose }: { round: Round; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('report.round')} closeLabel={t('action.close')}>
      <Root>
        <Game>
          <GameMark id={round.gameId} name={round.gameName} />
          <div>
            <b dir="auto">{round.gameName}</b>
            <time dateTime={new Date(round.createTime).toISOString()}>
              {formatWhen(round.createTime, i18n.language)}
            </time>
          </div>
        </Game>
        <Figures bet={round.bet} win={round.win} />
        <Order>
          <dl>
            <dt>{t('report.order')}</dt>
            <dd>
              <bdi dir="ltr">{round.id}</bdi>
            </dd>
          </dl>
          <CopyButton
            text={round.id}
            label={t('report.copy')}
            copiedLabel={t('report.copied')}
            failedLabel={t('report.copyFailed')}
          />
        </Order>
      </Root>
    </Sheet>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Game = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  > div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    ${type.titleSm};
  }
  time {
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
`

const Order = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  dl,
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dt {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  dd {
    ${type.numMd};
  }
`
