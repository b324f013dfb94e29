import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { SectionHead } from '../../../ui/data/SectionHead'
import { BonusPage } from '../BonusPage'
import { BonusTabs } from '../BonusTabs'
import { Rewards } from './Rewards'

/** The bonus center (`/bonus`, spec §2): what is ready, in progress, locked and done. */
export function BonusScreen() {
  const { t } = useTranslation()
  const title = t('title.bonus')
  const head = (
    <Head>
      <SectionHead level={1} title={title} />
      <BonusTabs />
    </Head>
  )
  return (
    <BonusPage title={title} head={head}>
      <Rewards />
    </BonusPage>
  )
}

const Head = styled.div`
  --head-space: 0 4px;
`
