// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: index, %i: i32) {
  %0 = index.add %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:22: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.add"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.add' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.and %a
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.ceildivs %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:27: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.ceildivs"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.ceildivs' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.ceildivu %a
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.divs %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.divs"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.divs' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.divu %a
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.floordivs %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:28: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.floordivs"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.floordivs' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.maxs %a
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.maxu %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.maxu"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.maxu' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.mins %a
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.minu %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.minu"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.minu' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.mul %a
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.or %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:21: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.or"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.or' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.rems %a
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.remu %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.remu"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.remu' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.shl %a
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.shrs %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.shrs"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.shrs' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.shru %a
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.sub %a, %i
  return
}
// CHECK: :[[#@LINE-3]]:22: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:25: note: prior use here
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.sub"(%a, %a) : (index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.sub' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.xor %a
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ','
