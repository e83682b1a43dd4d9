/** The first page: who one is here and what one may open. */
export default {
  greeting: '您好，%{name}',
  account: '账号',
  roles: '角色',
  areas: '数据区域',
  allAreas: '全部',
  rights: '权限',
  allRights: '全部权限',
  rightsCount: '%{smart_count} 项',
  pages: '快捷入口',
  other: '其他',
  noPages: '您的权限所对应的页面还没有开通。',
  nothing: '您还没有任何权限，因此打不开其他页面。',
  whom: '请联系能编辑“用户与角色”的管理员分配角色，然后重新载入页面。',
  waiting: '等待处理',
};
