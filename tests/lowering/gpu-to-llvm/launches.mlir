// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k { llvm.func @f(%a: f32, %m:!llvm.ptr) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
   gpu.func @g(%a:index, %m : memref<3xf32>) { %c = arith.addi %a, %a : index 
      %v = memref.load %m[%c] : memref<3xf32>
      %z = gpu.thread_id x
      memref.store %v, %m[%z] : memref<3xf32>
      gpu.return } 
   func.func @ff(%a: index) -> index { return %a : index }
   }
   gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @all(%s: index, %m: memref<16xf32>, %f: f32, %d: i32, %t:!gpu.async.token, %i : i64, %j:i32) {
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32, %m : memref<16xf32>)
    gpu.launch_func @bin::@f clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) dynamic_shared_memory_size %d args(%f : f32, %m : memref<16xf32>)
    gpu.launch_func @bin::@f  blocks in (%i, %i, %i) threads in (%i,%i, %i) : i64
    gpu.launch_func @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    %t2 = gpu.launch_func async @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    %t3 = gpu.launch_func async [%t2] @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32 {x.y}
    gpu.launch_func <%i : i64> @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    gpu.launch_func <%s : index> @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<3xf32>) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.add %[[V1]], %[[V1]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V3]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.load %[[V4]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[THREAD_ID_X:[^ ]+]] = gpu.thread_id  x
// CHECK-NEXT:       %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[THREAD_ID_X]] : index to i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V7]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[V5]], %[[V8]] : f32, !llvm.ptr
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @ff(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:       llvm.return %[[ARG0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT:   llvm.func @all(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i32) {
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
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[ARG6]] : f32, %[[V6]] : !llvm.ptr, %[[V7]] : !llvm.ptr, %[[V8]] : i64, %[[V9]] : i64, %[[V10]] : i64)
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f clusters in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 dynamic_shared_memory_size %[[ARG7]] args(%[[ARG6]] : f32, %[[V11]] : !llvm.ptr, %[[V12]] : !llvm.ptr, %[[V13]] : i64, %[[V14]] : i64, %[[V15]] : i64)
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG9]], %[[ARG9]], %[[ARG9]]) threads in (%[[ARG9]], %[[ARG9]], %[[ARG9]]) : i64 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) threads in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) : i32 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     gpu.launch_func <%[[V16]] : !llvm.ptr> @bin::@f blocks in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) threads in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) : i32 
// CHECK-NEXT:     gpu.launch_func <%[[V16]] : !llvm.ptr> @bin::@f blocks in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) threads in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) : i32 
// CHECK-NEXT:     gpu.launch_func <%[[ARG9]] : i64> @bin::@f blocks in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) threads in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) : i32 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) threads in (%[[ARG10]], %[[ARG10]], %[[ARG10]]) : i32 
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: }

// -----

module attributes {gpu.container_module} {
   gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @all(%s: index, %m: memref<*xf32>, %x: memref<?xf32>, %y:memref<3xi5>, %z:memref<3xi32,strided<[?]>>) {
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : memref<?xf32>)
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%z : memref<3xi32,strided<[?]>>)
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%m : memref<*xf32>)
    return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT:   llvm.func @all(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: !llvm.ptr, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: !llvm.ptr, %[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V13]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V14]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V14]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V14]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[V15]] : !llvm.ptr, %[[V16]] : !llvm.ptr, %[[V17]] : i64, %[[V18]] : i64, %[[V19]] : i64)
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V8]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[V20]] : !llvm.ptr, %[[V21]] : !llvm.ptr, %[[V22]] : i64, %[[V23]] : i64, %[[V24]] : i64)
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[V25]] : i64, %[[V26]] : !llvm.ptr)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
