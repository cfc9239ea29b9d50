// RUN: not mlir-opt %s --convert-to-llvm 2>&1 | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s --check-prefix=NUMBERED

// Where a conversion knows of no table of symbols, the function is declared by its name.
llvm.mlir.global external @malloc(1 : i32) : i32
func.func @f() {
  %0 = memref.alloc() : memref<2xf32>
  return
}



// CHECK: tests/lowering/malloc-that-is-no-function-invalid.mlir:5:1: error: redefinition of symbol named 'malloc'
// CHECK-NEXT: llvm.mlir.global external @malloc(1 : i32) : i32
// CHECK-NEXT: ^
// CHECK-NEXT: tests/lowering/malloc-that-is-no-function-invalid.mlir:5:1: note: see current operation: 
// CHECK-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: tests/lowering/malloc-that-is-no-function-invalid.mlir:0:0: note: see existing symbol definition here

// NUMBERED: module {
// NUMBERED-NEXT:   llvm.func @malloc_0(i64) -> !llvm.ptr
// NUMBERED-NEXT:   llvm.mlir.global external @malloc(1 : i32) {addr_space = 0 : i32} : i32
// NUMBERED-NEXT:   func.func @f() {
// NUMBERED-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// NUMBERED-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// NUMBERED-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// NUMBERED-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// NUMBERED-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// NUMBERED-NEXT:     %[[V5:[^ ]+]] = llvm.call @malloc_0(%[[V4]]) : (i64) -> !llvm.ptr
// NUMBERED-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NUMBERED-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// NUMBERED-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// NUMBERED-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// NUMBERED-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// NUMBERED-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// NUMBERED-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// NUMBERED-NEXT:     return
// NUMBERED-NEXT:   }
// NUMBERED-NEXT: }
