import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'

/** Shown while the configuration loads. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Root>
        <Skeleton blockSize="40px" round />
        <Skeleton blockSize="176px" />
        <Skeleton blockSize="136px" />
        <Skeleton blockSize="44px" round />
        <Row>
          <Skeleton blockSize="150px" />
          <Skeleton blockSize="150px" />
          <Skeleton blockSize="150px" />
        </Row>
      </Root>
    </SkeletonGroup>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space.card};
`
