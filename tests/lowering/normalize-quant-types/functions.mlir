// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --normalize-quant-types | FileCheck %s

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s2 = !quant.uniform<i8:f32:{0:1, 1:4}, {{2.0:1}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!s4 = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1, 3.0:4}, {4.0:3, 5.0}}>
!s5 = !quant.uniform<u8:f32:{0:2, 1:1}, {{2.0:1, 3.0:4}}>
!s6 = !quant.uniform<u8:f32:{0:2, 1:2}, {{2.0:1, 3.0:4}}>
func.func @a(%a: tensor<2x4x!s1>, %b: tensor<?x?x!s2>, %c: !s3, %d: tensor<2x4x!s4>, %e: tensor<2x2x!s5>, %f: tensor<2x4x!s6>) -> (tensor<2x4x!s1>, !s3) {

  return %a, %c : tensor<2x4x!s1>, !s3
}
func.func private @d(tensor<2x4x!s1>) -> tensor<?x?x!s2>
func.func @cast(%a: tensor<2x4xf32>) -> tensor<2x4x!s1> {
  %0 = quant.qcast %a : tensor<2x4xf32> to tensor<2x4x!s1> %1 = quant.dcast %0 : tensor<2x4x!s1> to tensor<2x4xf32> "t.x"(%1) {a = !s1} : (tensor<2x4xf32>) -> ()
  return %0 : tensor<2x4x!s1>
}
func.func @caller(%a: tensor<2x4x!s1>) -> tensor<?x?x!s2> {
  %0 = func.call @d(%a) : (tensor<2x4x!s1>) -> tensor<?x?x!s2> %1 = "t.y"(%0) ({ ^bb0(%x: !s3): "t.z"(%x) : (!s3) -> () }) : (tensor<?x?x!s2>) -> !s3
  return %0 : tensor<?x?x!s2>
}
func.func @mem(%v: tuple<!s3>, %u: tensor<*x!s3>, %g: vector<2xf32>) {

  return
}
func.func @fn(%a: (!s3) -> !s3) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, %[[ARG1:[^ ]+]]: tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>>, %[[ARG2:[^ ]+]]: !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>, %[[ARG3:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:1, 3.000000e+00:4}, {4.000000e+00:3, 5.000000e+00}}>>, %[[ARG4:[^ ]+]]: tensor<2x2x!quant.uniform<u8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>, %[[ARG5:[^ ]+]]: tensor<2x4x!quant.uniform<u8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>) -> (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG2]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @d(tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>>
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: tensor<2x4xf32>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.qcast %[[ARG0]] : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     "t.x"(%[[ARG0]]) {a = !quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>} : (tensor<2x4xf32>) -> ()
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @d(%[[ARG0]]) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.y"(%[[V0]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>):
// CHECK-NEXT:       "t.z"(%[[ARG1]]) : (!quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>) -> ()
// CHECK-NEXT:     }) : (tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>>) -> !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?x!quant.uniform<i8:f32, 2.000000e+00:1>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mem(%[[ARG0:[^ ]+]]: tuple<!quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>>, %[[ARG1:[^ ]+]]: tensor<*x!quant.uniform<i8<-5:7>:f32, 2.000000e+00:3>>, %[[ARG2:[^ ]+]]: vector<2xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fn(%[[ARG0:[^ ]+]]: (!quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>) -> !quant.uniform<i8<-5:7>:f32:{}, {{\{\{}}2.000000e+00:3}}>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%f: (!t) -> !t, %g: tuple<!t>) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: (tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>) -> tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>, %[[ARG1:[^ ]+]]: tuple<tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: !t, %i: index) -> !t {
  %0 = scf.for %x = %i to %i step %i iter_args(%y = %a) -> !t { scf.yield %y : !t }
  return %0 : !t
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, %[[ARG1:[^ ]+]]: index) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) {
// CHECK-NEXT:       scf.yield %[[ARG3]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: tensor<2x4x!s1, "enc">) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>, "enc">) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: tensor<1x4x!quant.uniform<i8:f32:{0:1}, {{2.0:1}}>>, %b: tensor<2x2x!quant.uniform<i8:f32:{0:2, 1:2}, {{2.0:1}}>>, %c: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:1}, {{2.0:1, 3.0}, {2.0, 3.0}}>>, %d: tensor<2x1x3x!quant.uniform<i8:f32:{0:1}, {{{2.0:1}},{{3.0}}}>>, %e: tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{2.0:1},{3.0}}>>, %f: tensor<?x2x!quant.uniform<i8:f32:{0:1}, {{2.0:1},{3.0}}>>) {

  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<1x4x!quant.uniform<i8:f32, 2.000000e+00:1>>, %[[ARG1:[^ ]+]]: tensor<2x2x!quant.uniform<i8:f32, 2.000000e+00:1>>, %[[ARG2:[^ ]+]]: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:1}, {{\{\{}}2.000000e+00:1, 3.000000e+00}, {2.000000e+00, 3.000000e+00}}>>, %[[ARG3:[^ ]+]]: tensor<2x1x3x!quant.uniform<i8:f32:0, {2.000000e+00:1,3.000000e+00}>>, %[[ARG4:[^ ]+]]: tensor<4x2x!quant.uniform<i8:f32:0, {2.000000e+00:1,3.000000e+00}>>, %[[ARG5:[^ ]+]]: tensor<?x2x!quant.uniform<i8:f32:0, {2.000000e+00:1,3.000000e+00}>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
shape.func @a(%a: !t) -> !t { shape.return %a : !t }

// CHECK: module {
// CHECK-NEXT:   shape.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>) -> tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
module @x { func.func @a(%a: !t) -> !t { return %a : !t } func.func @b(%a: !t) -> !t { %0 = func.call @a(%a) : (!t) -> !t return %0 : !t } }

// CHECK: module @x {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]]) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%i: index, %c: i1, %a: !t) -> !t {
  %0 = scf.if %c -> !t { %1 = "t.p"() : () -> !t scf.yield %1 : !t } else { scf.yield %a : !t }
  return %0 : !t
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = "t.p"() : () -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: tensor<2x4xi8>) -> !t {
  %0 = quant.scast %a : tensor<2x4xi8> to !t
  return %0 : !t
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4xi8>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<2x4xi8> to tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: !t {t.q = 1}) -> (!t {t.r}) attributes {t.k} { return {foo} %a : !t }

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {t.q = 1 : i64}) -> (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {t.r}) attributes {t.k} {
// CHECK-NEXT:     return {foo} %[[ARG0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: !t) {
  %0 = func.call @p(%a) {t.z} : (!t) -> !t return } func.func private @p(!t) -> !t

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @p(%[[ARG0]]) {t.z} : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @p(tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT: }

// -----

!s1 = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
!s3 = !quant.uniform<i8<-5:7>:f32:{}, {{2.0:3}}>
!t=tensor<2x4x!s1>
func.func @a(%a: !t) -> !t {
  %0 = "t.y"(%a) ({ ^bb0(%x: !t, %y: !t): %1 = "t.z"(%x) : (!t) -> !t "t.r"(%1, %y) : (!t, !t) -> () }) {k} : (!t) -> !t
  return %0 : !t
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.y"(%[[ARG0]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, %[[ARG2:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>):
// CHECK-NEXT:       %[[V1:[^ ]+]] = "t.z"(%[[ARG1]]) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:       "t.r"(%[[V1]], %[[ARG2]]) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>, tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> ()
// CHECK-NEXT:     }) {k} : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:     return %[[V0]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:1,4.000000e+00:3}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
