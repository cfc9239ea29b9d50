// RUN: mlir-opt %s --finalize-memref-to-llvm --split-input-file | FileCheck %s

// Numbers begin at 0 in each symbol table.

llvm.mlir.global external @malloc(1 : i32) : i32
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc_0(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.mlir.global external @malloc(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   func.func @f() -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @malloc_0(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     return %[[V13]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
module { llvm.mlir.global external @malloc(1 : i32) : i32
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %a : memref<4xf32>
} 
llvm.mlir.global external @free(1 : i32) : i32
}
module { llvm.mlir.global external @malloc(1 : i32) : i32
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
} }

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @free_1(!llvm.ptr)
// CHECK-NEXT:     llvm.func @malloc_0(i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.mlir.global external @malloc(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:     func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @malloc_0(%[[V5]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       llvm.call @free_1(%[[V15]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       return %[[V14]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.mlir.global external @free(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @malloc_0(i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.mlir.global external @malloc(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:     func.func @f() -> memref<4xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @malloc_0(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:       return %[[V13]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @malloc() {  return }
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc_0(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @malloc() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f() -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @malloc_0(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     return %[[V13]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
