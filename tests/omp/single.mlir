// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func private @cpm(memref<f32>, memref<f32>)
llvm.func @lcp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.single  { omp.terminator }
  omp.single allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.single allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.single nowait { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @lcp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr, %p2 -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%m -> @cpm : memref<f32>) { omp.terminator }
  omp.single private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.single private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.single private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.single private(@pi %m -> %x : memref<f32>) { omp.terminator }
  omp.single private(@fp %m -> %x : memref<f32>) { omp.terminator }
  omp.single private(@nope %m -> %x : memref<f32>) { omp.terminator }
  omp.single  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.single allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.terminator } {foo}
  omp.single nowait copyprivate(%p -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait { omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   omp.private {type = private} @pi : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @fp : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @cp(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @cpm(memref<f32>, memref<f32>)
// CHECK-NEXT:   llvm.func @lcp(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.single {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @cp : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @lcp : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @cp : !llvm.ptr, %[[ARG3:[^ ]+]] -> @cp : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%[[ARG4:[^ ]+]] -> @cpm : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@pi %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@fp %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single private(@nope %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single allocate(%[[ARG2:[^ ]+]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @cp : !llvm.ptr) nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @cp : !llvm.ptr) nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "pi", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr, %[[ARG20:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG20]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr, %[[ARG18:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG18]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr) -> (), sym_name = "cp", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32>, memref<f32>) -> (), sym_name = "cpm", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "lcp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{copyprivate_syms = [@cp], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{copyprivate_syms = [@lcp], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{copyprivate_syms = [@cp, @cp], operandSegmentSizes = array<i32: 0, 0, 2, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4:[^ ]+]]) <{copyprivate_syms = [@cpm], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@pi]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@nope]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4]], %[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{copyprivate_syms = [@cp], nowait, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.single"(%[[ARG2:[^ ]+]]) <{copyprivate_syms = [@cp], nowait, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
