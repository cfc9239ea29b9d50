// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect "--gpu-to-llvm=use-bare-pointers-for-host=1" | FileCheck %s

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
// CHECK-NEXT:   llvm.func @all(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[ARG2]] : f32, %[[V9]] : !llvm.ptr)
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f clusters in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 dynamic_shared_memory_size %[[ARG3]] args(%[[ARG2]] : f32, %[[V10]] : !llvm.ptr)
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG5]], %[[ARG5]], %[[ARG5]]) threads in (%[[ARG5]], %[[ARG5]], %[[ARG5]]) : i64 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) threads in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) : i32 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     gpu.launch_func <%[[V11]] : !llvm.ptr> @bin::@f blocks in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) threads in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) : i32 
// CHECK-NEXT:     gpu.launch_func <%[[V11]] : !llvm.ptr> @bin::@f blocks in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) threads in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) : i32 
// CHECK-NEXT:     gpu.launch_func <%[[ARG5]] : i64> @bin::@f blocks in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) threads in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) : i32 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) threads in (%[[ARG6]], %[[ARG6]], %[[ARG6]]) : i32 
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
// CHECK-NEXT:   func.func @all(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<3xi5>, %[[ARG4:[^ ]+]]: memref<3xi32, strided<[?]>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : memref<3xi32, strided<[?]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[V3]], %[[V3]], %[[V3]]) threads in (%[[V3]], %[[V3]], %[[V3]]) : i64 args(%[[V4]] : !llvm.ptr)
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[V3]], %[[V3]], %[[V3]]) threads in (%[[V3]], %[[V3]], %[[V3]]) : i64 args(%[[V5]] : !llvm.ptr)
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[V3]], %[[V3]], %[[V3]]) threads in (%[[V3]], %[[V3]], %[[V3]]) : i64 args(%[[V0]] : !llvm.struct<(i64, ptr)>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: tensor<3xf32>, %s : index, %u: memref<*xf32>, %ls : memref<?xf32, strided<[?]>>, %sp: memref<3xf32, 1>, %t:!gpu.async.token) {
  %t2 = gpu.memcpy async [%t] %sp, %sp : memref<3xf32,1>, memref<3xf32,1>
  %t3 = gpu.memcpy async [%t] %ls, %ls : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
  %h = gpu.alloc [%t] host_shared () : memref<3xf32>
  gpu.dealloc %h : memref<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<*xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, strided<[?]>>, %[[ARG4:[^ ]+]]: memref<3xf32, 1>, %[[ARG5:[^ ]+]]: !gpu.async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : memref<3xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : !gpu.async.token to !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr<1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V2]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr<1> to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.addrspacecast %[[V6]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.addrspacecast %[[V8]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V9]], %[[V7]], %[[V5]], %[[V1]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V10:[^ ]+]] = gpu.memcpy async [%[[ARG5]]] %[[ARG3]], %[[ARG3]] : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.ptrtoint %[[V14]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V15]], %[[V1]], %[[V17]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V19]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V21]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V23]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = builtin.unrealized_conversion_cast %[[V25]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf32>
// CHECK-NEXT:     gpu.dealloc  %[[V26]] : memref<3xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }
