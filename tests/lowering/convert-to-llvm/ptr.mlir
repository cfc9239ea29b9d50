// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<3>>
func.func @types(%a: !p, %b: !g, %c: !ptr.ptr_metadata<memref<f32>>, %d: !ptr.ptr_metadata<memref<?x4xf32>>, %e: !ptr.ptr_metadata<memref<*xf32>>, %f: !ptr.ptr_metadata<memref<4x?xf32, strided<[?, 1], offset: ?>>>, %h: memref<4x!p>, %i: !ptr.ptr_metadata<memref<4x3xf32>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @types(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: !ptr.ptr<#llvm.address_space<3>>, %[[ARG2:[^ ]+]]: !ptr.ptr_metadata<memref<f32>>, %[[ARG3:[^ ]+]]: !ptr.ptr_metadata<memref<?x4xf32>>, %[[ARG4:[^ ]+]]: !ptr.ptr_metadata<memref<*xf32>>, %[[ARG5:[^ ]+]]: !ptr.ptr_metadata<memref<4x?xf32, strided<[?, 1], offset: ?>>>, %[[ARG6:[^ ]+]]: memref<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG7:[^ ]+]]: !ptr.ptr_metadata<memref<4x3xf32>>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: !ptr.ptr_metadata<memref<?x4xf32>>) { return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @types(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr, i64)>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: !ptr.ptr_metadata<memref<4xf32>>) { return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @types(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr)>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: !ptr.ptr_metadata<memref<*xf32>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @types(%[[ARG0:[^ ]+]]: !ptr.ptr_metadata<memref<*xf32>>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: !ptr.ptr_metadata<memref<4x?xf32, strided<[?, 1], offset: ?>>>) { return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @types(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr, i64, i64, i64)>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: memref<4x!ptr.ptr<#ptr.generic_space>>) { return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @types(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: vector<4x!ptr.ptr<#ptr.generic_space>>) { return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @types(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @types(%d: !ptr.ptr<#llvm.address_space<3>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @types(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<3>>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space>) -> memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %d : memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space>
  return %2 : memref<?x4xf32, strided<[?, ?], offset: ?>, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr, i64, i64, i64, i64)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][0] : !llvm.struct<(ptr, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][1] : !llvm.struct<(ptr, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V13]][2] : !llvm.struct<(ptr, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][3] : !llvm.struct<(ptr, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V7]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V17]][4] : !llvm.struct<(ptr, i64, i64, i64, i64)> 
// CHECK-NEXT:     llvm.return %[[V7]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space>) -> memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %d : memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space>
  return %2 : memref<2x4xf32, strided<[4, 1], offset: 5>, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     llvm.return %[[V7]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<2x4xf32, #ptr.generic_space>) -> memref<2x4xf32, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<2x4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %2 = ptr.from_ptr %0 : !ptr.ptr<#ptr.generic_space> -> memref<2x4xf32, #ptr.generic_space>
  return %2 : memref<2x4xf32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.ptr to !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %[[V10:[^ ]+]] = ptr.from_ptr %[[V9]] : <#ptr.generic_space> -> memref<2x4xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : memref<2x4xf32, #ptr.generic_space> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<?x4xf32, #ptr.generic_space>) -> memref<?x4xf32, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<?x4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %2 = ptr.from_ptr %0 : !ptr.ptr<#ptr.generic_space> -> memref<?x4xf32, #ptr.generic_space>
  return %2 : memref<?x4xf32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.ptr to !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %[[V10:[^ ]+]] = ptr.from_ptr %[[V9]] : <#ptr.generic_space> -> memref<?x4xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : memref<?x4xf32, #ptr.generic_space> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<f32, #ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<f32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %d : memref<f32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return %2 : memref<f32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64) -> !llvm.struct<(ptr, ptr, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V5]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     llvm.return %[[V3]] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<*xf32, #ptr.generic_space>) -> memref<*xf32, #ptr.generic_space> {
  %0 = ptr.to_ptr %d : memref<*xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %d : memref<*xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<*xf32, #ptr.generic_space>
  return %2 : memref<*xf32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.struct<(i64, ptr)> to memref<*xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ptr.to_ptr %[[V3]] : memref<*xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ptr.get_metadata %[[V3]] : memref<*xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V7]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V12]], %[[V6]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V13]], %[[V8]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.add %[[V10]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call @malloc(%[[V15]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V16]], %[[V17]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V20]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V21]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>) -> memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>> {
  %0 = ptr.to_ptr %d : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>> -> !ptr.ptr<#llvm.address_space<3>>
  %1 = ptr.get_metadata %d : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#llvm.address_space<3>> -> memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>
  return %2 : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>) -> memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.to_ptr %[[ARG0]] : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>> -> <#llvm.address_space<3>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.get_metadata %[[ARG0]] : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>
// CHECK-NEXT:     return %[[ARG0]] : memref<?x?x3xf32, strided<[?, 3, 1]>, #llvm.address_space<3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %g: !ptr.ptr<#llvm.address_space<3>>, %j: i8) -> (!ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>) {
  %0 = ptr.ptr_add %g, %i : !ptr.ptr<#llvm.address_space<3>>, index
  %1 = ptr.ptr_add inbounds %0, %j : !ptr.ptr<#llvm.address_space<3>>, i8
  %2 = ptr.ptr_add nuw %1, %j {a} : !ptr.ptr<#llvm.address_space<3>>, i8
  %3 = ptr.ptr_add nusw %1, %j {a} : !ptr.ptr<#llvm.address_space<3>>, i8
  return %1, %2, %3 : !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !ptr.ptr<#llvm.address_space<3>>, %[[ARG2:[^ ]+]]: i8) -> (!ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG1]], %[[ARG0]] : !ptr.ptr<#llvm.address_space<3>>, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.ptr_add inbounds %[[V0]], %[[ARG2]] : !ptr.ptr<#llvm.address_space<3>>, i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = ptr.ptr_add nuw %[[V1]], %[[ARG2]] {a} : !ptr.ptr<#llvm.address_space<3>>, i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = ptr.ptr_add nusw %[[V1]], %[[ARG2]] {a} : !ptr.ptr<#llvm.address_space<3>>, i8
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V3]] : !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#llvm.address_space<3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (index, i32, i64, i128) {
  %0 = ptr.type_offset f64 : index
  %1 = ptr.type_offset memref<4xf32> : i32
  %2 = ptr.type_offset !ptr.ptr<#ptr.generic_space> : i64
  %3 = ptr.type_offset vector<4xf32> : i128
  return %0, %1, %2, %3 : index, i32, i64, i128
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(i64, i32, i64, i128)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][1] : (!llvm.ptr) -> !llvm.ptr, f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.ptrtoint %[[V1]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.getelementptr %[[V9]][1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.ptrtoint %[[V10]] : !llvm.ptr to i128
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, i32, i64, i128)>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V12]][0] : !llvm.struct<(i64, i32, i64, i128)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V13]][1] : !llvm.struct<(i64, i32, i64, i128)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V14]][2] : !llvm.struct<(i64, i32, i64, i128)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V15]][3] : !llvm.struct<(i64, i32, i64, i128)> 
// CHECK-NEXT:     llvm.return %[[V16]] : !llvm.struct<(i64, i32, i64, i128)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (index) {
  %0 = ptr.type_offset tensor<4xf32> : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset tensor<4xf32> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : index to i64
// CHECK-NEXT:     llvm.return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>, #ptr.generic_space> {
  %1 = ptr.get_metadata %d : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>, #ptr.generic_space>
  %2 = ptr.from_ptr %p metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>, #ptr.generic_space>
  return %2 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][0] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][1] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][2] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V9]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][3] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V9]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][4] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V20]][5] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V9]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][6] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V9]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V24]][7] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V26]][0] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V29]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V26]][1] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V30]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V26]][2] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V32]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V26]][3] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V34]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V26]][4] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V36]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V26]][5] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertvalue %[[V39]], %[[V38]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V26]][6] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertvalue %[[V41]], %[[V40]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V26]][7] : !llvm.struct<(ptr, i64, i64, i64, i64, i64, i64, i64)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertvalue %[[V43]], %[[V42]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V44]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<2x?x3xf32, strided<[?, 3, ?], offset: 7>, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> memref<2x?x3xf32, strided<[?, 3, ?], offset: 7>, #ptr.generic_space> {
  %1 = ptr.get_metadata %d {a} : memref<2x?x3xf32, strided<[?, 3, ?], offset: 7>, #ptr.generic_space>
  %2 = ptr.from_ptr %p metadata %1 {b} : !ptr.ptr<#ptr.generic_space> -> memref<2x?x3xf32, strided<[?, 3, ?], offset: 7>, #ptr.generic_space>
  return %2 : memref<2x?x3xf32, strided<[?, 3, ?], offset: 7>, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr, i64, i64, i64)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][0] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][1] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][2] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V9]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][3] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V19]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V24]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V18]][1] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V26]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V28]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V18]][2] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V30]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V32]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V18]][3] : !llvm.struct<(ptr, i64, i64, i64)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V34]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V36]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<2x3xf32, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> memref<2x3xf32, #ptr.generic_space> {
  %1 = ptr.get_metadata %d {a} : memref<2x3xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %p metadata %1 {b} : !ptr.ptr<#ptr.generic_space> -> memref<2x3xf32, #ptr.generic_space>
  return %2 : memref<2x3xf32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V10]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V13]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V24]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%d: memref<f32, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
  %1 = ptr.get_metadata %d {a} : memref<f32, #ptr.generic_space>
  %2 = ptr.from_ptr %p metadata %1 {b} : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return %2 : memref<f32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr)>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V6]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.return %[[V12]] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
  %2 = ptr.from_ptr %p {b} : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return %2 : memref<f32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !llvm.ptr to !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.from_ptr %[[V0]] {b} : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : memref<f32, #ptr.generic_space> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     llvm.return %[[V2]] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) -> memref<3xf32, #ptr.generic_space> {
  %2 = ptr.from_ptr %p {b} : !ptr.ptr<#ptr.generic_space> -> memref<3xf32, #ptr.generic_space>
  return %2 : memref<3xf32, #ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !llvm.ptr to !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.from_ptr %[[V0]] {b} : <#ptr.generic_space> -> memref<3xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : memref<3xf32, #ptr.generic_space> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %[[V2]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%v: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: index) -> vector<4x!ptr.ptr<#ptr.generic_space>> {
  %2 = ptr.ptr_add %v, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  return %2 : vector<4x!ptr.ptr<#ptr.generic_space>>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG1:[^ ]+]]: i64) -> vector<4x!llvm.ptr> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x!llvm.ptr> to vector<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ptr.ptr_add %[[V1]], %[[V0]] : vector<4x!ptr.ptr<#ptr.generic_space>>, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4x!ptr.ptr<#ptr.generic_space>> to vector<4x!llvm.ptr>
// CHECK-NEXT:     llvm.return %[[V3]] : vector<4x!llvm.ptr>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%v: !ptr.ptr<#ptr.generic_space>, %i: vector<4xi32>) -> vector<4x!ptr.ptr<#ptr.generic_space>> {
  %2 = ptr.ptr_add %v, %i : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
  return %2 : vector<4x!ptr.ptr<#ptr.generic_space>>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi32>) -> vector<4x!llvm.ptr> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.getelementptr %[[ARG0]][%[[ARG1]]] : (!llvm.ptr, vector<4xi32>) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : !llvm.ptr to vector<4x!llvm.ptr>
// CHECK-NEXT:     llvm.return %[[V1]] : vector<4x!llvm.ptr>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%u: !ptr.ptr<#ptr.generic_space>, %i: i32) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %2 = ptr.ptr_add nuw %u, %i {c} : !ptr.ptr<#ptr.generic_space>, i32
  %3 = ptr.ptr_add nusw %2, %i : !ptr.ptr<#ptr.generic_space>, i32
  %4 = ptr.ptr_add inbounds %3, %i : !ptr.ptr<#ptr.generic_space>, i32
  return %2, %3, %4 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) -> !llvm.struct<(ptr, ptr, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.getelementptr nuw %[[ARG0]][%[[ARG1]]] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.getelementptr nusw %[[V0]][%[[ARG1]]] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr inbounds %[[V1]][%[[ARG1]]] : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, ptr)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V3]][0] : !llvm.struct<(ptr, ptr, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V4]][1] : !llvm.struct<(ptr, ptr, ptr)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V5]][2] : !llvm.struct<(ptr, ptr, ptr)> 
// CHECK-NEXT:     llvm.return %[[V6]] : !llvm.struct<(ptr, ptr, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%v: memref<4xf32>) {
  %0 = ptr.get_metadata %v : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(ptr)> 
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%v: memref<4x!ptr.ptr<#ptr.generic_space>, #ptr.generic_space>, %i: index, %w: memref<?xi8, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space> {
  %0 = memref.load %v[%i] : memref<4x!ptr.ptr<#ptr.generic_space>, #ptr.generic_space>
  memref.store %0, %v[%i] : memref<4x!ptr.ptr<#ptr.generic_space>, #ptr.generic_space>
  %a = memref.alloca() : memref<4x!ptr.ptr<#ptr.generic_space>>
  %b = memref.alloc() : memref<4x!ptr.ptr<#ptr.generic_space>>
  return %0 : !ptr.ptr<#ptr.generic_space>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V6]][%[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.load %[[V7]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V9]][%[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V8]], %[[V10]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.alloca %[[V11]] x !llvm.ptr : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V14]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V18]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V19]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.ptrtoint %[[V24]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.getelementptr %[[V26]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.ptrtoint %[[V27]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V25]], %[[V28]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.call @malloc(%[[V29]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.ptrtoint %[[V30]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.sub %[[V28]], %[[V32]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.add %[[V31]], %[[V33]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.urem %[[V34]], %[[V28]] : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.sub %[[V34]], %[[V35]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.inttoptr %[[V36]] : i64 to !llvm.ptr
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V38]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V39]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertvalue %[[V41]], %[[V40]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V42]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V43]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V8]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32>>
func.func @f(%u: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>, %c: i1) -> !ptr.ptr_metadata<memref<?xf32>> {
  %0 = func.call @use(%u, %m) : (!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32>>
  cf.cond_br %c, ^a(%u : !ptr.ptr<#ptr.generic_space>), ^a(%u : !ptr.ptr<#ptr.generic_space>)
^a(%v: !ptr.ptr<#ptr.generic_space>):
  return %0 : !ptr.ptr_metadata<memref<?xf32>>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @use(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i1) -> !llvm.struct<(ptr, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @use(%[[ARG0]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     llvm.cond_br %[[ARG6]], ^bb1(%[[ARG0]] : !llvm.ptr), ^bb1(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%[[V12:[^ ]+]]: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
