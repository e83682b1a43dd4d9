/** 页签 tag: the row of visited pages. */
export default {};
