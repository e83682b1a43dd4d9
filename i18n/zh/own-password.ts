/** One's own password, changed in a dialog of the frame. */
export default {
  old: '原密码',
  new: '新密码',
  repeat: '再次输入新密码',
  hint: '%{min} 至 %{max} 个字符。修改后，此账号在别处的登录会退出。',
  required: '必填',
  length: '须为 %{min} 至 %{max} 个字符',
  notSame: '两次输入不一致',
  changed: '密码已修改',
};
