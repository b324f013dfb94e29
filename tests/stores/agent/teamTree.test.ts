import { expect, it } from 'vitest'
import { AgentStore, type TeamMember } from '../../../src/stores/agent/AgentStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const grown = async () => {
  const app = openApp({ persona: 'collector' })
  const { tree } = app.root.feature(AgentStore)
  await tree.roots.load()
  const branch = tree.roots.rows[0]
  if (!branch) throw new Error('the tree is empty')
  return { ...app, tree, branch, logs: () => app.calls('appAgent5UserLog').length }
}

const lines = ({ rows }: AgentStore['tree'], from: TeamMember) =>
  rows.slice(rows.findIndex(({ id }) => id === from.id)).map(({ kind, level }) => `${kind} ${level}`)

it('[AGENT-01] a branch loads when it opens, shows its children one level deeper, and closes', async () => {
  const { tree, branch, logs } = await grown()
  const before = tree.rows.length
  tree.toggle(branch)
  expect(lines(tree, branch).slice(0, 2)).toEqual(['member 1', 'loading 2'])
  await settle()
  expect(logs()).toBe(2)
  const shown = Math.min(5, branch.people)
  expect(lines(tree, branch).slice(1, shown + 1)).toEqual(Array(shown).fill('member 2'))
  expect(tree.rows.find(({ id }) => id === branch.id)).toMatchObject({ open: true })
  tree.toggle(branch)
  expect(tree.rows).toHaveLength(before)
  // What was read is kept.
  tree.toggle(branch)
  await settle()
  expect(logs()).toBe(2)
})

it('[AGENT-01] a branch that fails says so in its place, and loads on another try', async () => {
  const { tree, branch, fault } = await grown()
  fault('appAgent5UserLog:http500*1')
  tree.toggle(branch)
  await settle()
  expect(lines(tree, branch)[1]).toBe('failed 2')
  tree.retry(branch)
  await settle()
  expect(lines(tree, branch)[1]).toBe('member 2')
})

it('[AGENT-01] a member without members does not open', async () => {
  const { tree, logs } = await grown()
  const leaf = tree.roots.rows.find(({ people }) => people === 0)
  if (!leaf) throw new Error('everybody has members')
  tree.toggle(leaf)
  expect([tree.shown.size, logs()]).toEqual([0, 1])
})

it('[AGENT-01] of a large branch five are shown, then twenty more at a time, until all are there', async () => {
  const app = openApp({ persona: 'agent' })
  const { tree } = app.root.feature(AgentStore)
  await tree.roots.load()
  const branch = tree.roots.rows[0]
  if (!branch) throw new Error('the tree is empty')
  expect(branch.people).toBeGreaterThan(50)
  tree.toggle(branch)
  await settle()
  const children = () => tree.rows.filter(({ level, kind }) => kind === 'member' && level === 2).length
  const more = () => tree.rows.find(({ kind }) => kind === 'more')
  expect(children()).toBe(5)
  expect(more()).toMatchObject({ count: 20, parent: { id: branch.id } })
  tree.more(branch)
  await settle()
  expect(children()).toBe(25)
  while (more()) {
    tree.more(branch)
    await settle()
  }
  expect(children()).toBe(branch.people)
  expect(new Set(tree.rows.map(({ id }) => id)).size).toBe(tree.rows.length)
})
