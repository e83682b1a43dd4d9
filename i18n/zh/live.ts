/** What other clerks do at the same time: changes and locks. */
export default {
  you: '您',
  system: '系统',
  waiting: '%{smart_count} 条新记录，载入',
  now: {
    changed: '%{by} 刚刚修改',
    enabled: '%{by} 刚刚启用',
    disabled: '%{by} 刚刚停用',
    deleted: '%{by} 刚刚删除',
  },
  earlier: {
    changed: '%{by} 稍早修改',
    enabled: '%{by} 稍早启用',
    disabled: '%{by} 稍早停用',
    deleted: '%{by} 稍早删除',
  },
  left: '已不在可见范围',
  lock: {
    theirs: '%{by} 正在编辑',
    mine: '您正在编辑',
    held: '%{by} 正在编辑这条记录。您可以先查看，对方离开后即可编辑。',
    heldTyped: '%{by} 正在编辑这条记录。您填写的都还在，保存时如有冲突会逐项比较。',
    anyway: '仍要编辑',
    elsewhere: '您在另一个窗口也打开了这条记录。两边都改时，后保存的要逐项比较。',
    left: '%{by} 已离开，现在可以编辑',
    mineUntil: '正在编辑，占用至 %{time}',
    editing: '正在编辑',
    now: '现在',
  },
  record: {
    changed: '%{by} 刚保存了修改',
    changedTyped: '%{by} 刚保存了修改。载入后，您填写的仍保留',
    deleted: '%{by} 刚删除了这条记录，已不能保存',
    elsewhere: '您在另一个窗口',
    load: '载入',
  },
};
