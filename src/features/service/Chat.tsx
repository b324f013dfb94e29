import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { threadRows } from '../../stores/service/threadRows'
import { theme } from '../../theme/theme'
import { Note } from '../../ui/feedback/Note'
import { RetryNote } from '../../ui/feedback/RetryNote'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { AgentFace } from './AgentFace'
import { AgentHead } from './AgentHead'
import { ChatBubble } from './ChatBubble'

/** The conversation: who answers, history, what is on its way, and where the player stands; its newest message is by the composer. */
export const Chat = observer(function Chat() {
  const chat = useFeature(ChatStore)
  const { t, i18n } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  /** Messages already seen when the page was opened: below them stands a line. */
  const [before] = useState(chat.seen)
  useEffect(() => void chat.join(i18n.language), [chat, i18n.language])
  const { thread, outbox } = chat
  const count = (thread?.messages.length ?? 0) + outbox.length
  const moving = (thread?.typing ?? false) || (thread?.place ?? null) !== null
  const shown = useRef(0)
  useEffect(() => {
    chat.read()
    const isNew = moving || count > shown.current
    // A conversation opens at its end, and is moved only by what is said then.
    if (shown.current > 0 ? isNew : chat.begun) end.current?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [chat, count, moving])
  if (chat.failed)
    return (
      <Root>
        <AgentHead agent="" />
        <RetryNote
          title={t('service.failed')}
          text={t('service.failed.text')}
          retryLabel={t('action.retry')}
          onRetry={() => chat.join(i18n.language)}
        />
      </Root>
    )
  if (!thread)
    return (
      <Root>
        <AgentHead agent="" />
        <Newest>
          <Skeleton blockSize="76px" />
        </Newest>
      </Root>
    )
  const { messages, agent, typing, place, closed } = thread
  return (
    <Root>
      <AgentHead agent={agent} />
      <Newest>
        <Thread aria-live="polite">
          {threadRows(messages).map((row, index) => (
            <li key={row.message.id}>
              {before > 0 && index === before && <Line>{t('service.new')}</Line>}
              <ChatBubble {...row} />
            </li>
          ))}
          {outbox.map(({ id, text, images, state }) => (
            <li key={`out-${id}`}>
              <ChatBubble
                message={{ id: String(id), from: 'player', text, images, at: 0 }}
                state={state}
                onAgain={() => void chat.again(id)}
              />
            </li>
          ))}
        </Thread>
        {typing && (
          <Typing role="status">
            <AgentFace name={agent} size={28} />
            {t('service.typing', { name: agent || t('service.chat') })}
          </Typing>
        )}
        {place !== null && <Note tone="info">{t('service.place', { count: place })}</Note>}
        {closed && <Note tone="warning">{t('service.closed')}</Note>}
        <End ref={end} />
      </Newest>
    </Root>
  )
})

const { color, space, type } = theme

/** As high as the window leaves. */
const Root = styled.section`
  flex: 1;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${space[4]};
`

const Newest = styled.div`
  align-self: end;
`

const Thread = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.p`
  margin-block-end: ${space[2]};
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.border.strong};
  ${type.bodySm};
  text-align: center;
  color: ${color.text.secondary};
`

const Typing = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-block-start: ${space[2]};
  ${type.bodySm};
  color: ${color.text.secondary};
`

/** Clear of the composer, which covers the page's end. */
const End = styled.div`
  scroll-margin-block-end: 240px;
`
