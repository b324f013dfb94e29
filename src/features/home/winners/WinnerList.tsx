import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { List } from '../../../ui/data/List'
import { Shelf } from '../shelves/Shelf'
import { useWinners } from './useWinners'

/** Winners in a column. */
const SHOWN = 5

/** The latest winners, one below the other; nothing without any. */
export const WinnerList = observer(function WinnerList() {
  const { info } = useFeature(JackpotInfoStore)
  const winners = useWinners(info?.jackpotWinnerList ?? [])
  const { t } = useTranslation()
  if (!winners || winners.length === 0) return null
  const title = t('home.winners')
  return (
    <Shelf title={title} art={<Art name="trophy" size={22} />}>
      <List label={title}>
        {winners.slice(0, SHOWN).map(({ id, content }) => (
          <Line key={id}>{content}</Line>
        ))}
      </List>
    </Shelf>
  )
})

const Line = styled.li`
  ${theme.type.bodySm};
  padding: 6px ${theme.space[3]};
`
